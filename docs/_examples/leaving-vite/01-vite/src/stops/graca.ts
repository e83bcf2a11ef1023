export default "Graça";
