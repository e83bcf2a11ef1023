export async function badge(name) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(name));
  return [...new Uint8Array(hash, 0, 3)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
