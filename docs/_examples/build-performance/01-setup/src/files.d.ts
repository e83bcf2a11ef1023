declare module "*.module.scss" {
  export const route: string;
  export const cabins: string;
}

declare module "lodash" {
  export function padStart(text: string, length: number, fill: string): string;
  export function sortBy<Item>(items: Item[], key: keyof Item): Item[];
}
