export interface Crossing {
  from: string;
  to: string;
  minutes: number;
  cabins?: { inside: number; outside: number };
}
