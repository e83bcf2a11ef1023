/**
 * Loaded before a program (`node --require`): it reaches this machine and nothing else, as without
 * a network.
 */
const dns = require('node:dns');

const {lookup} = dns;
dns.lookup = (hostname, ...parameters) => {
  if (['localhost', '127.0.0.1', '::1'].includes(hostname)) return lookup(hostname, ...parameters);
  const error = new Error(`getaddrinfo ENOTFOUND ${hostname}`);
  process.nextTick(parameters.at(-1), Object.assign(error, {code: 'ENOTFOUND', hostname}));
};
