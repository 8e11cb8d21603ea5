FROM node:20.19-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
RUN npm prune --omit=dev --ignore-scripts

FROM node:20.19-bookworm-slim
WORKDIR /app
COPY --from=build --chown=node:node /app ./
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 STATIC_DIR=dist/app
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/api/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "demo/main.ts"]
