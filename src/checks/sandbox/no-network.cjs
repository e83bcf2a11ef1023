/** Loaded before a sample: limits its network access to this machine. */
const net = require('node:net');
const dgram = require('node:dgram');
const dns = require('node:dns');
const os = require('node:os');

const local = /^(?:localhost|127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3}|0\.0\.0\.0|::)$/;
const localAddresses = new Set(
  Object.values(os.networkInterfaces()).flatMap((list) => list.map(({address}) => address)),
);
const isHere = (host) => local.test(host) || localAddresses.has(host);

function refuse(host) {
  const error = new Error(`samples have no network: ${host} was asked for`);
  error.code = 'ERR_NO_NETWORK';
  return error;
}

const {connect} = net.Socket.prototype;
net.Socket.prototype.connect = function limited(...parameters) {
  const [options] = net._normalizeArgs
    ? net._normalizeArgs(Array.isArray(parameters[0]) ? parameters[0] : parameters)
    : parameters;
  const host = options?.path ? 'localhost' : (options?.host ?? 'localhost');
  if (isHere(host)) return connect.apply(this, parameters);
  process.nextTick(() => this.destroy(refuse(host)));
  return this;
};

const {lookup} = dns;
dns.lookup = function limited(host, ...parameters) {
  if (isHere(host)) return lookup.call(dns, host, ...parameters);
  return process.nextTick(parameters.at(-1), refuse(host));
};

dgram.Socket.prototype.send = function limited() {
  throw refuse('a datagram');
};
