#![no_main]

tablier_fuzz::target!("spec-read");
