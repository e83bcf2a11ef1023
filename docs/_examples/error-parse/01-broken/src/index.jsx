import sign from "./sign.svg";

const h = (name, attributes) => Object.assign(document.createElement(name), attributes);

document.body.append(<img src={sign} alt="Exit" />);
