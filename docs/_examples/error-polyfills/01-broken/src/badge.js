import { createHash } from "crypto";

export const badge = (name) => createHash("sha256").update(name).digest("hex").slice(0, 6);
