export const hour = () => new Date().getUTCHours();
