//! What is in the PDF files.
