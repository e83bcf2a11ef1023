export default ["Assam", "Sencha"];
