export const edit = (element) => element.setAttribute("contenteditable", "true");
