onmessage = ({ data }) => postMessage(data.price * data.grams);
