#![no_main]

tablier_fuzz::target!("request");
