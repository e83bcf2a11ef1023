declare module "lodash/padStart" {
  export default function padStart(text: string, length: number, fill: string): string;
}

declare module "lodash/sortBy" {
  export default function sortBy<Item>(items: Item[], key: keyof Item): Item[];
}
