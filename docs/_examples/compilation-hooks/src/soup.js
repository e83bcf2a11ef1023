import { minutes } from "./time.js";

export const text = `Cook the soup for ${minutes(30)}.`;
