import { hour } from "harbor-clock";

export const nextFerry = () => `${hour() + 1}:15`;
