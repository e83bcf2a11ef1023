import pluralize from "pluralize";

export const handler = async (event) => {
  const count = Number(event.queryStringParameters?.boats ?? 1);
  return {
    statusCode: 200,
    headers: { "content-type": "text/plain" },
    body: pluralize("boat", count, true),
  };
};
