export const title: string = import.meta.env.VITE_TITLE;
