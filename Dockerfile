# The site with its headers and redirects: docker build --tag webpack-docs . (contributing/deploy.md)
FROM node:22 AS build
WORKDIR /site
COPY . .
RUN npm ci && DOCUSAURUS_NO_PERSISTENT_CACHE=1 npm run build
RUN find build -type f \( -name '*.html' -o -name '*.css' -o -name '*.js' -o -name '*.json' \
  -o -name '*.svg' -o -name '*.md' -o -name '*.txt' -o -name '*.xml' \) -exec gzip --keep --best {} +

FROM nginx:stable
COPY --from=build /site/build /usr/share/nginx/html
COPY --from=build /site/build/nginx.conf /etc/nginx/conf.d/default.conf
