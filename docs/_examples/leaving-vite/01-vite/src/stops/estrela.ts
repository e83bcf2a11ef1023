export default "Estrela";
