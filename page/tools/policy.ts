/** What the page may do, as a meta tag: nothing but run itself and show what it drew. */
export function policy(folder: boolean, scriptHash: string, nonce: string): string {
  const rules = [
    "default-src 'none'",
    `script-src ${folder ? "'self'" : `'sha256-${scriptHash}'`} 'wasm-unsafe-eval'`,
    `style-src 'nonce-${nonce}'`,
    "img-src blob: data:",
    "worker-src blob:",
    `connect-src ${folder ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return `<meta http-equiv="Content-Security-Policy" content="${rules.join("; ")}">`;
}
