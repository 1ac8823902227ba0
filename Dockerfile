FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build && mkdir /data && chown node /data
USER node
CMD ["npx", "node", "backend/main.ts"]
