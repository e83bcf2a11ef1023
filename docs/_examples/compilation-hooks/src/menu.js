const names = ["soup", "bread"];

export default names.sort();
