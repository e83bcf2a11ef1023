export const water = (times) => `water it ${times} times a week`;
