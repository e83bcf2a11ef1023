export const soup = `Soup of ${new Date().toDateString()}`;
