export const open = () => document.body.append("Gallery");
