/** Font files are emitted by the bundler and imported as their address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
