import type { Words } from "./en";
import { check } from "./fr/check";
import { form } from "./fr/form";
import { make } from "./fr/make";
import { options } from "./fr/options";
import { photo } from "./fr/photo";
import { print } from "./fr/print";
import { rules } from "./fr/rules";
import { share } from "./fr/share";
import { sheets } from "./fr/sheets";
import { shelf } from "./fr/shelf";
import { shell } from "./fr/shell";
import { spec } from "./fr/spec";

export const fr: Words = { shell, print, options, share, sheets, make, form, spec, check, shelf, rules, photo };
