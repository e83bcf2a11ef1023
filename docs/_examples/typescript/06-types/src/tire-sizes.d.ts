declare module "tire-sizes" {
  export const circumference: Record<string, number>;
}
