declare module "*.phrases" {
  const phrases: Record<string, (values?: Record<string, string | number>) => string>;
  export = phrases;
}
