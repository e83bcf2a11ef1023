import { badge } from "./badge.module.css";

document.body.className = badge;
