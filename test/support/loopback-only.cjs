/**
 * Loaded before a program (`node --require`): it reaches this machine and nothing else, as without
 * a network.
 */
const dns = require('node:dns');

const {lookup} = dns;
dns.lookup = (hostname, ...rest) => {
  if (['localhost', '127.0.0.1', '::1'].includes(hostname)) return lookup(hostname, ...rest);
  const error = new Error(`getaddrinfo ENOTFOUND ${hostname}`);
  process.nextTick(rest.at(-1), Object.assign(error, {code: 'ENOTFOUND', hostname}));
};
