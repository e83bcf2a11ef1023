const ports = [];

self.onconnect = ({ ports: [port] }) => {
  ports.push(port);
  for (const each of ports) each.postMessage(ports.length);
};
