export const week = ["Monday 09:40", "Tuesday 10:28", "Wednesday 11:15"];
