const { expect, test } = require("@playwright/test");

test("lists the fares of all routes", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByText("Calais: 39.50 EUR")).toBeVisible();
  await expect(page.getByText("Dunkirk: 34.00 EUR")).toBeVisible();
});

test("shows a picture of a ferry", async ({ page }) => {
  await page.goto("/");
  const picture = page.locator("img").first();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
});
