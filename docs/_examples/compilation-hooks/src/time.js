export const minutes = (count) => `${count} minutes`;

export const hours = (count) => `${count} hours`;
