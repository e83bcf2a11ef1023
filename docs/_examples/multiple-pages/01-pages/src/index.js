import { show } from "./navigation.js";

show("Welcome to the harbor.");
