const songs = { robin: "tick, tick" };

export const song = (bird) => songs[bird];
