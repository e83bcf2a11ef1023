export const sign = <strong>Exit</strong>;
