export interface Gear {
  chainring: number;
  sprocket: number;
}

/** How far the bicycle goes while the pedals turn once. */
export function development({ chainring, sprocket }: Gear, wheel = 2.1): number {
  return (chainring / sprocket) * wheel;
}
