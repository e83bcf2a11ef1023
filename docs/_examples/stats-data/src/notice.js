export const notice = "No ferries on 25 December";
